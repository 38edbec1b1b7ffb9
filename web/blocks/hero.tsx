import { sells } from '#domain/site/sells.ts'
import { allProducts } from '../products/product-of.ts'
import { Picture } from '../site/picture.tsx'
import { Action } from './action.tsx'
import type { BlockProps } from './block-props.ts'
import css from './hero.module.css'
import { SearchForms } from './search-forms.tsx'

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
            box={layout === 'overlay' ? 'hero' : 'fluid'}
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
      </div>
      {hasSearch && (
        <div className={css.search}>
          <SearchForms facts={facts} id={block.id} sold={sold} />
        </div>
      )}
      {layout === 'plain' && image.src && (
        <div className={css.below}>
          <Picture image={image} ratio={[1600, 640]} fit={facts.settings.heroImageStyle} isFirst={isFirst} />
        </div>
      )}
    </section>
  )
}
