/** `{field}` of a text replaced by plain values; by nothing where there is none. */
export function filled(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(/\{(\w+)\}/g, (_, field: string) => String(values[field] ?? ''));
}
