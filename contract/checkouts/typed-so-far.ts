import { z } from 'zod'
import { TypedFields } from '../base/typed-fields.ts'
import { EarlierCheckout } from '../product-shapes.ts'

/** The unsaved form fields of a checkout, and the saved people of an expired checkout of the same journey. */
export const TypedSoFar = z.object({ draft: TypedFields.nullable(), earlier: EarlierCheckout.nullable() })
export type TypedSoFar = z.infer<typeof TypedSoFar>
