import type { ReactNode } from 'react'
import { Form, Link, useActionData } from 'react-router'
import type { SoldProduct } from '#domain/product-types.ts'
import { productFacts } from '#domain/products.ts'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { Button } from '../../kit/form/button.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import { Page } from '../../kit/page.tsx'
import { EmptyState } from '../../kit/states/empty-state.tsx'
import { webProduct } from '../product-of.ts'

export type ClosedReason = 'expired' | 'gone'

const expired = {
  title: 'Time is up, nothing was charged',
  text: 'A price is held for 15 minutes, which have passed. Search again for the current price.',
}

type Props = {
  product: SoldProduct
  reason: ClosedReason
  searchAgain: string
  /** The address of its review, which renews it at today's price; absent if it cannot be found again. */
  renewAt?: string | undefined
  /** Alternatives to a new search. */
  children?: ReactNode
}

/** Replaces the screen when a checkout is closed. Typed data is reused by the next checkout of this journey. */
export function ClosedCheckout({ product, reason, searchAgain, renewAt, children }: Props) {
  const outcome = useActionData<object>()
  const canRenew = reason === 'expired' && renewAt !== undefined
  const { people } = productFacts[product]
  const { title, text } = reason === 'gone' ? webProduct(product).gone : expired
  return (
    <Page>
      <EmptyState
        heading="h1"
        title={title}
        text={`${text} What you typed of the ${people} is kept and will be filled in for you.`}
        action={
          <>
            <FormError outcome={outcome} />
            <span className="button-row">
              {canRenew && (
                <Form method="post" action={renewAt}>
                  <ActionButton name="intent" value="renew">
                    Check today’s price
                  </ActionButton>
                </Form>
              )}
              <Button component={Link} to={searchAgain} variant={canRenew ? 'default' : 'filled'}>
                Search again
              </Button>
              {children}
            </span>
          </>
        }
      />
    </Page>
  )
}
