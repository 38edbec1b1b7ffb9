import { AppError } from '#domain/errors.ts'
import { disclosures, unopened } from '#domain/policies/disclosures.ts'
import type { PolicyPeople } from '#domain/policies/people.ts'
import type { Ctx } from '../../ctx.ts'
import { savePeople } from '../checkouts/save-people.ts'
import { listOpened } from './disclosures.ts'

/** Stores the insured once both disclosure documents were opened. Throws input.invalid for `documents` otherwise. */
export async function saveInsured(ctx: Ctx, id: string, people: Omit<PolicyPeople, 'product'>) {
  const missing = unopened(await listOpened(ctx, id)).map((kind) => disclosures[kind].toLowerCase())
  if (missing.length > 0)
    throw new AppError('input.invalid', {
      problems: [{ path: 'documents', message: `Open the ${missing.join(' and the ')} first.` }],
    })
  return savePeople(ctx, id, { product: 'protection', ...people })
}
