import type { SoldProduct } from '#domain/product-types.ts'
import { EmptyState } from '../../kit/states/empty-state.tsx'
import { ProductSearches } from './product-searches.tsx'

/** Where to find items for an empty trip. */
export const EmptyCart = ({ sold }: { sold: readonly SoldProduct[] }) => (
  <EmptyState
    title="Nothing in this trip yet"
    text="Search, then choose “Add to trip”: what you add is checked against each other and booked together."
    action={<ProductSearches sold={sold} />}
  />
)
