/** A button that saves a text as a file. */

export function SaveText({
  name,
  type,
  text,
  label,
}: {
  name: string;
  type: string;
  text: () => string;
  label: string;
}) {
  const save = () => {
    const url = URL.createObjectURL(new Blob([text()], { type }));
    const link = document.createElement("a");
    link.href = url;
    link.download = name;
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <button type="button" onClick={save}>
      {label}
    </button>
  );
}
