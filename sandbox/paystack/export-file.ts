import type { Gateway } from './gateway.ts'

/** Most rows of an export and of a total. */
export const MOST_EXPORTED = 100_000
const EXPIRES_MS = 300_000

/** An export in Paystack's format: the address of the CSV file and its expiry. Here the address contains the file. */
export function exportAs({ deps }: Gateway, name: string, rows: readonly (readonly (string | number)[])[]) {
  const csv = rows.map((row) => row.join(',')).join('\n')
  return {
    status: true,
    message: 'Export successful',
    data: {
      path: `data:text/csv;name=${name}.csv;base64,${Buffer.from(csv).toString('base64')}`,
      expiresAt: new Date(deps.now().getTime() + EXPIRES_MS).toISOString(),
    },
  }
}
