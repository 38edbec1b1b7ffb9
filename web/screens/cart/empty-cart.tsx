import { Link } from 'react-router'
import { productFacts } from '#domain/products.ts'
import { Button } from '../../kit/form/button.tsx'
import { EmptyState } from '../../kit/states/empty-state.tsx'
import { allProducts } from '../../products/product-of.ts'

/** Where to find items for an empty trip. */
export const EmptyCart = () => (
  <EmptyState
    title="Nothing in this trip yet"
    text="Search, then choose “Add to trip”: flights, rooms, tours and policies are checked against each other and booked together."
    action={
      <div className="button-row">
        {allProducts.map(({ product, search, icon: Icon }) => (
          <Button
            key={product}
            component={Link}
            to={search}
            variant="default"
            leftSection={<Icon size={16} stroke={1.5} aria-hidden="true" />}
          >
            {productFacts[product].label}
          </Button>
        ))}
      </div>
    }
  />
)
