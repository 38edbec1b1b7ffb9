import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { OrderDetail } from '#contract/product-shapes.ts'
import { isOver } from '#domain/orders/order-status.ts'
import { type Product, productFacts, products } from '#domain/products.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { Button } from '../../../kit/form/button.tsx'

/** Products that are sold on top of another order, each with the address of its search for that order. */
const soldOnTop: Partial<Record<Product, (orderId: string) => string>> = {
  protection: (id) => `/protection/new?onOrder=${id}`,
}

type Props = {
  order: Pick<OrderDetail, 'id' | 'product' | 'onTop' | 'soldAt' | 'status' | 'departsAt'>
  /** The server's clock, an ISO instant. */
  now: string
}

/** What can be added to an order that is sold and has not begun. Nothing is offered that was added already. */
export function AddOnTop({ order: { id, product, onTop, soldAt, status, departsAt }, now }: Props) {
  const isOpen = soldAt !== null && !isOver(status) && (departsAt === null || departsAt > now)
  const has = new Set<Product>([product, ...onTop.map((one) => one.product)])
  const addresses = products.flatMap((one) => {
    const address = soldOnTop[one]
    return address && !has.has(one) ? [{ label: productFacts[one].label, to: address(id) }] : []
  })
  if (!isOpen || addresses.length === 0) return null
  return (
    <DetailSection title="Add to this order" isForScreen>
      {addresses.map(({ label, to }) => (
        <Button
          key={to}
          component={Link}
          to={to}
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.5} aria-hidden="true" />}
        >
          Add {label.toLowerCase()}
        </Button>
      ))}
    </DetailSection>
  )
}
