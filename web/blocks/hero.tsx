import type { SoldProduct } from '#domain/product-types.ts'
import { productFacts } from '#domain/products.ts'
import { sells } from '#domain/site/sells.ts'
import { shopForms } from '#products/web/shop-forms.ts'
import { allProducts } from '../products/product-of.ts'
import { Picture } from '../site/picture.tsx'
import type { ShopFacts } from '../site/shop/shop-facts.ts'
import { Action } from './action.tsx'
import type { BlockProps } from './block-props.ts'
import css from './hero.module.css'

/** The hero of a page. Text over a picture requires a picture: without one the background is the brand's colour. */
export function Hero({ block, facts, isFirst = false }: BlockProps<'hero'>) {
  const { description, image, buttonText, buttonUrl, withSearch } = block.content
  if (!block.title && !description && !image.src) return null
  const layout = block.layout === 'theme' ? facts.settings.hero : block.layout
  const Heading = isFirst ? 'h1' : 'h2'
  const sold = allProducts.map(({ product }) => product).filter((product) => sells(facts.settings, product))
  const hasSearch = withSearch && sold.length > 0
  return (
    <section
      id={block.id}
      className={css.hero}
      data-layout={layout}
      data-picture={image.src ? facts.settings.heroImageStyle : 'none'}
      data-search={hasSearch ? facts.settings.searchbar : undefined}
      aria-labelledby={block.title ? `${block.id}-title` : undefined}
    >
      <div className={css.stage}>
        {layout !== 'plain' && image.src && (
          <Picture
            image={image}
            ratio={layout === 'split' ? [960, 800] : [1600, 720]}
            fit={facts.settings.heroImageStyle}
            sizes={layout === 'split' ? '(min-width: 900px) 50vw, 100vw' : '100vw'}
            isFirst={isFirst}
            className={css.picture}
          />
        )}
        <div className={css.words}>
          {block.title && (
            <Heading id={`${block.id}-title`} className={css.title}>
              {block.title}
            </Heading>
          )}
          {description && <p className={css.text}>{description}</p>}
          {buttonText && buttonUrl && (
            <p className={css.action}>
              <Action to={buttonUrl}>{buttonText}</Action>
            </p>
          )}
        </div>
        {layout === 'plain' && image.src && (
          <Picture
            image={image}
            ratio={[1600, 640]}
            fit={facts.settings.heroImageStyle}
            isFirst={isFirst}
            className={css.below}
          />
        )}
      </div>
      {hasSearch && (
        <div className={css.search}>
          <SearchForms facts={facts} id={block.id} sold={sold} />
        </div>
      )}
    </section>
  )
}

/** A search form for each product that the agency sells. Several have tabs, which work without scripts; the product of the page is selected first. */
function SearchForms({ facts, id, sold }: { facts: ShopFacts; id: string; sold: readonly SoldProduct[] }) {
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
          <div key={product}>
            <Form facts={facts} id={id} />
          </div>
        )
      })}
    </div>
  )
}
