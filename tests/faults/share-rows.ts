import { sizes } from '../sizes.ts'

const engine = process.env.TEST_ENGINE === 'postgres' ? 1 : 0

/** In a small run the two engines share a table's rows, every other one each: a vendor's fault knows nothing of the database. */
export const shareRows = <T>(rows: readonly T[]): T[] => rows.filter((_, at) => sizes.faultRows > 1 || at % 2 === engine)
