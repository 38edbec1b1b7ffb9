import { z } from 'zod'
import { EarlierCheckout } from '../product-shapes.ts'
import { TypedFields } from './typed-fields.ts'

/** What a person has typed into a checkout but not saved, and what they had entered into one of the same journey whose time ran out. */
export const TypedSoFar = z.object({ draft: TypedFields.nullable(), earlier: EarlierCheckout.nullable() })
export type TypedSoFar = z.infer<typeof TypedSoFar>
