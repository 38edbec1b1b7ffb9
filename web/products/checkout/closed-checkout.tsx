import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { SoldProduct } from '#domain/product-types.ts'
import { productFacts } from '#domain/products.ts'
import { Page } from '../../kit/page.tsx'
import { EmptyState } from '../../kit/states/empty-state.tsx'
import { webProduct } from '../product-of.ts'

export type ClosedReason = 'expired' | 'gone'

const expired = {
  title: 'Time is up, nothing was charged',
  text: 'A price is kept for 15 minutes and they have passed. Search again to see what it costs now.',
}

type Props = {
  product: SoldProduct
  reason: ClosedReason
  searchAgain: string
  /** Other ways on than to search again. */
  children?: ReactNode
}

/** Stands for the whole screen when a checkout can no longer go on. What was typed waits for the next offer of this journey. */
export function ClosedCheckout({ product, reason, searchAgain, children }: Props) {
  const { people } = productFacts[product]
  const { title, text } = reason === 'gone' ? webProduct(product).gone : expired
  return (
    <Page>
      <EmptyState
        heading="h1"
        title={title}
        text={`${text} What you typed of the ${people} is kept and will be filled in for you.`}
        action={
          <Group gap="xs" justify="center">
            <Button component={Link} to={searchAgain}>
              Search again
            </Button>
            {children}
          </Group>
        }
      />
    </Page>
  )
}
