import type { SoldProduct } from '#domain/product-types.ts'
import { productFacts } from '#domain/products.ts'
import { shopForms } from '#products/web/shop-forms.ts'
import type { ShopFacts } from '../site/shop/shop-facts.ts'
import css from './search-forms.module.css'

/** A search form for each product that the agency sells. Several have tabs, which work without scripts; the product of the page is selected first. */
export function SearchForms({ facts, id, sold }: { facts: ShopFacts; id: string; sold: readonly SoldProduct[] }) {
  const [first] = sold
  if (first && sold.length === 1) {
    const Form = shopForms[first]
    return <Form facts={facts} id={id} />
  }
  const about = sold.find((product) => facts.postPath === `/${productFacts[product].setting}`) ?? first
  return (
    <div className={css.forms}>
      <fieldset className={css.products} data-style={facts.settings.searchbar}>
        <legend className="visually-hidden">What to search for</legend>
        {sold.map((product) => {
          const { setting, label } = productFacts[product]
          return (
            <label key={product}>
              <input type="radio" name={`${id}-product`} value={setting} defaultChecked={product === about} />
              {label}
            </label>
          )
        })}
      </fieldset>
      {sold.map((product) => {
        const Form = shopForms[product]
        return (
          <div key={product} className={css.form}>
            <Form facts={facts} id={id} />
          </div>
        )
      })}
    </div>
  )
}
