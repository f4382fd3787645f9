/** Names of columns and of the fields that values have for them: `block_id` and `blockId`. A statement's text names columns, its result fields. */

/** The field of a column. */
export type FieldName<Column extends string> = Column extends `${infer Word}_${infer Rest}`
  ? `${Word}${Capitalize<FieldName<Rest>>}`
  : Column;

export const fieldOf = (column: string): string =>
  column.replace(/_(.)/g, (_match, letter: string) => letter.toUpperCase());

export const columnOf = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
