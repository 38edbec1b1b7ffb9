import { data } from 'react-router'
import { productFacts } from '#domain/products.ts'
import { sells } from '#domain/site/sells.ts'
import { SearchForms } from '../../blocks/search-forms.tsx'
import { allProducts } from '../../products/product-of.ts'
// oxlint-disable-next-line import/default -- Vite bundles the script separately and exports its address
import embeddedScript from '../../site/client/embedded-script.ts?worker&url'
// oxlint-disable-next-line import/default -- Vite bundles the script separately and exports its address
import shopScript from '../../site/client/shop-script.ts?worker&url'
import { ClosedShop, closedWords } from '../../site/content-page.tsx'
import { LazyScript } from '../../site/lazy-script.tsx'
import { factsFor, loadShop } from '../../site/shop/load-shop.ts'
import { SiteGround } from '../../site/theme/ground.tsx'
import { screenTokensIn } from '../../site/theme/screen-tokens.ts'
import { SiteStyle } from '../../site/theme/site-style.tsx'
import { PlainToasts } from '../../site/toasts.tsx'
import { readUnsent, unsent } from '../../unsent.ts'
import type { Route } from './+types/embedded-search'
import css from './embedded-search.module.css'

export const handle = { isStatic: true }

/** The products of the address, in the order of their tabs; all that the agency sells if it names none of them. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const here = await loadShop(context)
  if (!here.shop || here.isPortal) return data(unsent({ shop: null, name: here.shop ? null : here.name }), { status: 404 })
  const { shop } = here
  const sold = allProducts.map(({ product }) => product).filter((product) => sells(shop.site.settings, product))
  if (sold.length === 0) return data(unsent({ shop: null, name: shop.agency.name }), { status: 404 })
  const asked = sold.filter((product) => url.searchParams.getAll('product').includes(productFacts[product].setting))
  return data(unsent({ shop, facts: factsFor(shop), products: asked.length > 0 ? asked : sold }))
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const given = loaderData && readUnsent(loaderData)
  return [{ title: given?.shop ? `Search - ${given.shop.agency.name}` : 'Not found' }, { name: 'robots', content: 'noindex' }]
}

/** The storefront's search forms alone, for a frame on another website (`search-widget.js`). */
export default function EmbeddedSearch({ loaderData }: Route.ComponentProps) {
  const given = readUnsent(loaderData)
  if (!given.shop) return <ClosedShop {...closedWords(given.name)} />
  const { settings } = given.shop.site
  return (
    <>
      <SiteStyle settings={settings} scheme="light" hasScript />
      <style>{screenTokensIn(settings, 'light')}</style>
      <SiteGround settings={settings}>
        <main id="content" className={css.embedded} data-embedded>
          <h1 className="visually-hidden">Search at {given.shop.agency.name}</h1>
          <SearchForms facts={given.facts} id="embedded" sold={given.products} />
        </main>
        <PlainToasts />
        <LazyScript src={shopScript} />
        <LazyScript src={embeddedScript} />
      </SiteGround>
    </>
  )
}
