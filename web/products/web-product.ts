import type { IconProps } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { ErrorCode } from '#domain/errors.ts'
import type { SoldProduct } from '#domain/product-types.ts'

/** Data of a product that every screen may need. Data for its own screens alone is beside them. */
export interface WebProduct<P extends SoldProduct = SoldProduct> {
  product: P
  icon: ComponentType<IconProps>
  /** The address of its search. */
  search: string
  /** Path prefixes of its selling screens; the first is the one of the navigation. */
  under: readonly [string, ...string[]]
  /** Its name in the address `/order/new/<name>`. */
  newOrder: string
  isOnBottomBar?: true
  /** The first step of a new checkout. */
  startAddress(checkoutId: string): string
  /** The payment step of an unpaid checkout. */
  payAddress(checkoutId: string): string
  /** The offer of a checkout is no longer sold. */
  gone: { code: ErrorCode; title: string; text: string }
  /** The error dialog's type by code, if the product has titles of its own (specification section 8). */
  dialogs: Record<string, string>
}
