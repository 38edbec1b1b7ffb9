import { IconCheck } from '@tabler/icons-react'
import { href, Link } from 'react-router'
import { productFacts } from '#domain/products.ts'
import { DetailSection } from '../../kit/detail-section.tsx'
import { Button } from '../../kit/form/button.tsx'
import { NewSaleButton } from '../../order/new-sale-button.tsx'
import { allProducts } from '../../products/product-of.ts'
import { saleWords } from '../../products/sale-words.ts'
import { useMay, useSession } from '../../session.ts'
import css from './first-sale.module.css'

/** What a buyer gets of each product that is sold. */
const papers = [...new Set(allProducts.map(({ product }) => productFacts[product].papers))].join(', ')

/** What a new agency sees instead of empty figures: three steps to the first sale, and the way to a website that sells too. */
export function FirstSale() {
  const wallet = useSession()?.wallet
  const mayTopUp = useMay('wallet:top-up')
  const mayBrand = useMay('site:write')
  const mayActivate = useMay('agency:write')
  const isFunded = (wallet?.amount ?? 0) > 0
  return (
    <DetailSection
      title="Three steps to your first sale"
      help="Figures, deadlines and departures appear here as soon as you have sold something."
    >
      <ol className={css.steps}>
        <li className={css.step} data-done={isFunded || undefined}>
          <span className={css.mark} aria-hidden="true">
            {isFunded ? <IconCheck size={16} stroke={2} /> : 1}
          </span>
          <h3 className={css.title}>
            Put money in the wallet
            {isFunded && <span className="visually-hidden">, done</span>}
          </h3>
          <p className={css.text}>
            Top up by card or bank transfer. The wallet then pays suppliers at once, without a fee for each order.
          </p>
          {mayTopUp && !isFunded && (
            <Button component={Link} to="/transactions?dialog=top-up" variant="default">
              Top up
            </Button>
          )}
        </li>
        <li className={css.step}>
          <span className={css.mark} aria-hidden="true">
            2
          </span>
          <h3 className={css.title}>Search with your customer</h3>
          <p className={css.text}>{allProducts.map(({ product }) => saleWords[product].offer).join(' ')}</p>
          <NewSaleButton variant={isFunded ? 'filled' : 'default'} />
        </li>
        <li className={css.step}>
          <span className={css.mark} aria-hidden="true">
            3
          </span>
          <h3 className={css.title}>Enter names and pay</h3>
          <p className={css.text}>
            Documents ({papers}) are usually issued within a minute, and mailed to your customer in your agency’s name.
          </p>
        </li>
      </ol>
      {mayBrand && (
        <p className={css.website}>
          Travellers can book by themselves, too, on a website in your colours.{' '}
          <Link to={href('/gettingStarted/logo')}>Start with your logo</Link>
        </p>
      )}
      {mayActivate && (
        <p className={css.website}>
          A reviewer checks once that your agency is a business that may sell travel.{' '}
          <Link to={href('/gettingStarted/business/activate')}>Business activation</Link>
        </p>
      )}
    </DetailSection>
  )
}
