/** Sentences of the wallet kit about a transaction that is not signed yet. */
export const Sentences = ({ of }: { of: readonly string[] }) => (
  <ul className="sentences">
    {of.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);
