import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import { type AnyPgColumn, type CheckBuilder, check, text } from 'drizzle-orm/pg-core'

/** A text of a closed list. Its table refuses other values by `...closedLists(t)`; another list needs a migration. */
export const oneOf = <T extends string>(name: string, values: readonly T[]) => text(name, { enum: [...values] as [T, ...T[]] })

/** A check for each column of a closed list, written from that list. */
export function closedLists(columns: Record<string, AnyPgColumn>): CheckBuilder[] {
  const [first] = Object.values(columns)
  // The columns that are handed over here do not know their lists; those of the table do.
  return Object.values(first ? getTableColumns(first.table) : {}).flatMap((column) => {
    const values = column.enumValues ?? []
    if (values.length === 0) return []
    const list = values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')
    return [check(`${getTableName(column.table)}_${column.name}_known`, sql`${column} in (${sql.raw(list)})`)]
  })
}
