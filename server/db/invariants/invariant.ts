import type pg from 'pg'

/** What is always true of the whole database, whatever is under way (goals, section D). */
export interface Invariant {
  id: 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6' | 'I7' | 'I8'
  says: string
  /** A line for each row that breaks it; null where there is nothing yet that it could be true of. */
  breaches(client: pg.ClientBase): Promise<string[]> | null
}

/** Rows of `sql`, whose column `detail` says what is wrong. */
export const rows =
  (sql: string, values: unknown[] = []) =>
  async (client: pg.ClientBase): Promise<string[]> =>
    (await client.query<{ detail: string }>(sql, values)).rows.map((row) => row.detail)
