import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import { type AnyPgColumn, type CheckBuilder, check, text } from 'drizzle-orm/pg-core'

/** A text column whose values are a closed list. The table's `...closedLists(t)` writes the check constraint; a changed list needs a migration. */
export const oneOf = <T extends string>(name: string, values: readonly T[]) => text(name, { enum: [...values] as [T, ...T[]] })

/** A check constraint for each column of a closed list. */
export function closedLists(columns: Record<string, AnyPgColumn>): CheckBuilder[] {
  const [first] = Object.values(columns)
  // The columns passed to this function do not carry their lists; those of the table do.
  return Object.values(first ? getTableColumns(first.table) : {}).flatMap((column) => {
    const values = column.enumValues ?? []
    if (values.length === 0) return []
    const list = values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')
    return [check(`${getTableName(column.table)}_${column.name}_known`, sql`${column} in (${sql.raw(list)})`)]
  })
}
