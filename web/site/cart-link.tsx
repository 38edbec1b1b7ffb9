import css from './cart-link.module.css'

type Props = {
  to: string
  /** The number of items; absent on a page that is the same for everybody, whose script writes it. */
  count: number | undefined
}

/** The visitor's trip with the number of its items. */
export const CartLink = ({ to, count }: Props) => (
  <a href={to} className={css.cart}>
    <span className="visually-hidden">Your trip</span>
    <span data-cart={count ?? ''}>{count || ''}</span>
  </a>
)
