import css from './cart-link.module.css'

type Props = {
  to: string
  /** The number of items; absent on a page that is the same for everybody, whose script writes it. */
  count: number | undefined
}

/** In the page, not an image of the styles: browsers load that as a picture, beside the first one of the page. */
const Suitcase = () => (
  <svg className={css.icon} viewBox="0 0 22 22" aria-hidden="true">
    <rect x="3" y="7" width="16" height="12" rx="2" />
    <path d="M8 7V4.5A1.5 1.5 0 0 1 9.5 3h3A1.5 1.5 0 0 1 14 4.5V7M7.5 11v4M14.5 11v4" />
  </svg>
)

/** The visitor's trip with the number of its items. */
export const CartLink = ({ to, count }: Props) => (
  <a href={to} className={css.cart}>
    <Suitcase />
    <span className="visually-hidden">Your trip</span>
    <span data-cart={count ?? ''}>{count || ''}</span>
  </a>
)
