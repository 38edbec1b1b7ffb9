import type { IconProps } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { ErrorCode } from '#domain/errors.ts'
import type { Permission } from '#domain/permissions.ts'
import type { SoldProduct } from '#domain/product-types.ts'

/** What every screen may need to know of a product that is sold. What its own screens alone need stays with them. */
export interface WebProduct<P extends SoldProduct = SoldProduct> {
  product: P
  icon: ComponentType<IconProps>
  /** Where its sale starts. */
  search: string
  /** Below which its selling screens are; the first is the one that the navigation names. */
  under: readonly [string, ...string[]]
  /** Its name in the address `/order/new/<name>`. */
  newOrder: string
  /** What can be sold, a sentence. */
  offer: string
  /** Words that the command palette also finds it by. */
  words: string
  isOnBottomBar?: true
  /** What agents manage of it besides its orders: further rows of the navigation. */
  manage?: readonly { label: string; icon: ComponentType<IconProps>; to: string; permission: Permission; words: string }[]
  /** Where a checkout that is not paid yet is paid. */
  payAddress(checkoutId: string): string
  /** The offer of a checkout is no longer sold. */
  gone: { code: ErrorCode; title: string; text: string }
  /** What a bank transfer does not stop while it is on its way, and what may happen meanwhile. */
  notHeld: string
  taken: string
  /** The type of the error dialog by its code, where the product has titles of its own (specification section 8). */
  dialogs: Record<string, string>
}
