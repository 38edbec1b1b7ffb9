import type pg from 'pg'

/** A statement that is true of the whole database at any instant (goals, section D). */
export interface Invariant {
  id: 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6' | 'I7' | 'I8'
  says: string
  /** A line for each row that violates it; null when it applies to no row yet. */
  breaches(client: pg.ClientBase): Promise<string[]> | null
}

/** Rows of `sql`, whose column `detail` describes the violation. */
export const rows =
  (sql: string, values: unknown[] = []) =>
  async (client: pg.ClientBase): Promise<string[]> =>
    (await client.query<{ detail: string }>(sql, values)).rows.map((row) => row.detail)
