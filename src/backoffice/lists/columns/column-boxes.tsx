interface ColumnBoxesProps<Column extends string> {
  name: string
  legend: string
  /** In the order of the list. */
  columns: readonly Column[]
  texts: Record<Column, () => string>
  ticked: readonly Column[]
}

/** One box for each column that can be chosen. */
export const ColumnBoxes = <Column extends string>({
  name,
  legend,
  columns,
  texts,
  ticked,
}: ColumnBoxesProps<Column>) => (
  <fieldset>
    <legend className="font-medium">{legend}</legend>
    <div className="mt-1 grid grid-cols-2 gap-x-4 sm:grid-cols-3">
      {columns.map((column) => (
        <label key={column} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            name={name}
            value={column}
            defaultChecked={ticked.includes(column)}
            className="size-6 shrink-0 accent-brand"
          />
          <span className="min-w-0 break-words">{texts[column]()}</span>
        </label>
      ))}
    </div>
  </fieldset>
)
