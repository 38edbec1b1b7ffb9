import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Page } from '../../kit/page.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import type { Route } from './+types/products'
import css from './products.module.css'
import { sellable } from './sellable.ts'

export const meta: Route.MetaFunction = () => [{ title: 'New order' }]

export default function Products() {
  return (
    <Page width="text">
      <PageHeader title="New order" context="Choose what to sell." />
      <ul className={css.list}>
        {sellable.map(({ id, label, text, to, icon: Icon }) => (
          <li key={id}>
            <Link to={to} className={css.product}>
              <span className={css.icon}>
                <Icon size={20} stroke={1.5} aria-hidden="true" />
              </span>
              <span className={css.words}>
                <span className={css.label}>{label}</span>
                <span className={css.text}>{text}</span>
              </span>
              <IconChevronRight size={20} stroke={1.5} aria-hidden="true" className={css.arrow} />
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  )
}
