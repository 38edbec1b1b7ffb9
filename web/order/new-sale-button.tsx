import { Link } from 'react-router'
import { productFacts } from '#domain/products.ts'
import { Button, type ButtonLook } from '../kit/form/button.tsx'
import { allProducts } from '../products/product-of.ts'
import { useMay } from '../session.ts'

/** Link to the next sale of the product that is sold first, for members who may sell. */
export function NewSaleButton(props: ButtonLook) {
  const [first] = allProducts
  if (!useMay('orders:write') || !first) return null
  const { product, search, icon: Icon } = first
  return (
    <Button
      component={Link}
      to={search}
      prefetch="intent"
      leftSection={<Icon size={16} stroke={1.5} aria-hidden="true" />}
      {...props}
    >
      New {productFacts[product].noun} search
    </Button>
  )
}
