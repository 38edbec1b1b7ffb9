import { redirect } from 'react-router'
import type { ErrorCode } from '#domain/errors.ts'
import { ApiFailure } from '../../api-failure.ts'
import { failedForm } from '../../kit/form/outcome.ts'
import { withError } from '../../kit/open-error.ts'
import { dialogOfProduct } from '../dialog-of-product.ts'
import { webProduct } from '../product-of.ts'
import type { CheckoutPaths } from './open-checkout.ts'
import { withQuery } from './with-query.ts'

/** Failures that have a page of their own. `here` is the step itself: its loader reads the new state and shows it. */
const leadsTo: Partial<Record<ErrorCode, (paths: CheckoutPaths, here: string) => string>> = {
  'checkout.price-changed': (paths) => withQuery(paths.review, 'price=moved'),
  'checkout.incomplete': (paths) => paths.details,
  'checkout.busy': (paths) => withQuery(paths.payment, 'busy=1'),
  'input.idempotency-key-reused': (paths) => withQuery(paths.payment, 'busy=1'),
  'checkout.expired': (_, here) => here,
  'checkout.done': (_, here) => here,
}

const asCode = (code: string) => Object.entries(leadsTo).find(([known]) => known === code)?.[1]

/**
 * The response of a step's action when its call failed: a redirect to the page of the failure, the error dialog over the step if the catalogue has
 * one, else the form with its errors and typed values. Anything but an ApiFailure is rethrown.
 */
export function answerFailedStep(error: unknown, step: { here: string; paths: CheckoutPaths; typed: Record<string, string> }) {
  if (!(error instanceof ApiFailure)) throw error
  const { here } = step
  const place = asCode(error.data.code)
  if (place) return redirect(place(step.paths, here))
  const dialog = dialogOfProduct(step.paths.product, error.data)
  if (!dialog && error.data.code === webProduct(step.paths.product).gone.code) return redirect(here)
  return dialog ? redirect(withError(here, dialog)) : failedForm(error, step.typed)
}
