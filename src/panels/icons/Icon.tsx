/** A symbol of the sprite. With a label it is an image to a screen reader, else decoration. */
export function Icon({ name, label, className = '' }: { name: string; label?: string; className?: string }) {
  const use = <use href={`#i-${name}`} />;
  if (label === undefined)
    return (
      <svg className={`i ${className}`} aria-hidden="true">
        {use}
      </svg>
    );
  return (
    <svg className={`i ${className}`} role="img" aria-label={label}>
      <title>{label}</title>
      {use}
    </svg>
  );
}
