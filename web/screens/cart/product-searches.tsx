import { Link } from 'react-router'
import type { SoldProduct } from '#domain/product-types.ts'
import { productFacts } from '#domain/products.ts'
import { Button } from '../../kit/form/button.tsx'
import { webProduct } from '../../products/product-of.ts'

/** A link to the search of each product. */
export const ProductSearches = ({ sold }: { sold: readonly SoldProduct[] }) => (
  <div className="button-row">
    {sold.map((product) => {
      const { search, icon: Icon } = webProduct(product)
      return (
        <Button
          key={product}
          component={Link}
          to={search}
          variant="default"
          leftSection={<Icon size={16} stroke={1.5} aria-hidden="true" />}
        >
          {productFacts[product].label}
        </Button>
      )
    })}
  </div>
)
