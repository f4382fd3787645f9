/** A picture with its numbers as a table, for who cannot see it or wants to take them along. */
import { type ReactNode, useState } from "react";
import { csvOf } from "../format/csv.ts";
import { SaveText } from "./save-text.tsx";
import { Scrolled } from "./scrolled.tsx";

/** The numbers of a picture. */
export interface Numbers {
  readonly head: readonly string[];
  /** Cells of each row, as many as the head has; the first names the row. */
  readonly rows: readonly (readonly string[])[];
}

/** @param name what is drawn, and its unit */
export function Figure({
  name,
  numbers,
  children,
}: {
  name: string;
  numbers: () => Numbers;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <figure className="chart">
      <figcaption>{name}</figcaption>
      {children}
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>As a table</summary>
        {isOpen && <NumbersTable name={name} {...numbers()} />}
      </details>
    </figure>
  );
}

function NumbersTable({ name, head, rows }: Numbers & { name: string }) {
  const columns = head.map((title, index) => ({
    name: title,
    text: (row: readonly string[]) => row[index] ?? "",
  }));
  return (
    <>
      <Scrolled label={name}>
        <table>
          <thead>
            <tr>
              {head.map((title) => (
                <th scope="col" key={title}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...rest]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {rest.map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is named by its column
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
      <SaveText name={`${name}.csv`} type="text/csv" text={() => csvOf(columns, rows)} label="CSV" />
    </>
  );
}
