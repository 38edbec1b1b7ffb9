import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { productFacts } from '#domain/products.ts'
import { Page } from '../../kit/page.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { allProducts } from '../../products/product-of.ts'
import { saleWords } from '../../products/sale-words.ts'
import type { Route } from './+types/products'
import css from './products.module.css'

export const meta: Route.MetaFunction = () => [{ title: 'New order' }]

export default function Products() {
  return (
    <Page width="text">
      <PageHeader title="New order" context="Choose what to sell." />
      <ul className={css.list}>
        {allProducts.map(({ product, search, icon: Icon }) => (
          <li key={product}>
            <Link to={search} className={css.product}>
              <span className={css.icon}>
                <Icon size={20} stroke={1.5} aria-hidden="true" />
              </span>
              <span className={css.words}>
                <span className={css.label}>{productFacts[product].label}</span>
                <span className={css.text}>{saleWords[product].offer}</span>
              </span>
              <IconChevronRight size={20} stroke={1.5} aria-hidden="true" className={css.arrow} />
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  )
}
