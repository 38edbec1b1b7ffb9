import { redirect } from 'react-router'
import { CheckoutFrame, type StepProps } from '#web/products/checkout/checkout-frame.tsx'
import type { CheckoutPaths } from '#web/products/checkout/open-checkout.ts'
import { PriceSummary } from '#web/products/checkout/price-summary.tsx'
import type { BagCheckout } from '../contract.ts'
import { bagParams } from '../shapes.ts'
import { bagPaths } from '../web.ts'

/** The checkout of a step's address, and the addresses of its steps. */
export function readStep(request: Request): { id: string; paths: CheckoutPaths<'protection'> } {
  const id = new URL(request.url).searchParams.get('checkout')
  if (!id) throw redirect('/protection/new')
  return { id, paths: bagPaths(id) }
}

/** A step of the checkout of a cover. */
export function BagStep(step: StepProps<BagCheckout>) {
  const { id, cover, total, paymentFee, methods } = step.checkout
  const paths = bagPaths(id)
  return (
    <CheckoutFrame
      {...step}
      steps={[{ label: 'Owner', to: paths.details }, { label: 'Review', to: paths.review }, { label: 'Payment' }]}
      searchAgain={`/protection/new?${bagParams(cover)}`}
      total={total}
      summary={
        <>
          <h2>{cover.name}</h2>
          <PriceSummary rows={[]} total={total} paymentFee={paymentFee} ways={methods} methods={step.methods} waterfall={null} />
        </>
      }
    />
  )
}
