import { z } from 'zod'
import { EarlierCheckout } from '../product-shapes.ts'
import { TypedFields } from './typed-fields.ts'

/** The unsaved form fields of a checkout, and the saved people of an expired checkout of the same journey. */
export const TypedSoFar = z.object({ draft: TypedFields.nullable(), earlier: EarlierCheckout.nullable() })
export type TypedSoFar = z.infer<typeof TypedSoFar>
