/** The mark of a chain: its letter on the chain's colour. */

export function ChainMark({ name }: { name: string }) {
  const letter = name.charAt(0).toUpperCase();
  const own = /^([PXC])-Chain$/.exec(name)?.[1]?.toLowerCase();
  return (
    <span className={own ? `chain-mark ${own}` : "chain-mark"} data-letter={letter} aria-hidden="true" />
  );
}
