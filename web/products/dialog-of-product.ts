import type { SoldProduct } from '#domain/product-types.ts'
import type { Failure } from '../api-failure.ts'
import { dialogOf, type ErrorRequest } from '../kit/open-error.ts'
import { webProduct } from './product-of.ts'

/** The dialog of a failed call, with the product's title; null when the catalogue has none. */
export const dialogOfProduct = (product: SoldProduct, failure: Failure): ErrorRequest | null =>
  dialogOf(failure, webProduct(product).dialogs[failure.dialogCode ?? ''])
