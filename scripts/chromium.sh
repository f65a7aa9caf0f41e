#!/bin/sh
# Prints the path of a Chromium for the end-to-end tests. Looks at $CHROMIUM and the usual places; as root on a system
# with apt it installs one. Everything but the path goes to standard error.
set -u

find_chromium() {
  for name in "${CHROMIUM:-}" chromium chromium-browser google-chrome google-chrome-stable \
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome' \
    '/Applications/Chromium.app/Contents/MacOS/Chromium'; do
    [ -n "$name" ] && command -v "$name" 2>/dev/null && return 0
  done
  return 1
}

if [ -n "${CHROMIUM:-}" ] && ! command -v "$CHROMIUM" >/dev/null 2>&1; then
  echo "CHROMIUM names a file that cannot be run: $CHROMIUM" >&2
  exit 1
fi
find_chromium && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
  echo 'No Chromium found: installing it with apt-get.' >&2
  apt-get update -qq >&2 &&
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium fonts-liberation >&2 &&
    find_chromium && exit 0
fi
echo 'The end-to-end tests need Chromium or Google Chrome, and none was found.' >&2
echo 'Install one (Debian, Ubuntu: apt-get install chromium) or set CHROMIUM to the path of one.' >&2
exit 1
