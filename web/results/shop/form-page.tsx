import type { MetaDescriptor } from 'react-router'
import { sells } from '#domain/site/sells.ts'
import { SearchPage } from '../../search/search-page.tsx'
import { publicHead, unsoldHead } from '../../site/head.ts'
import { productPath } from '../../site/product-path.ts'
import { readUnsent, type Unsent } from '../../unsent.ts'
import css from './form-page.module.css'
import type { ShopFace, ShopTypes } from './face.ts'
import type { ShopAround } from './read-around.ts'
import { ShopScreen } from './screen.tsx'

/** The form of a product's search, as its address fills it in. */
export interface SearchForm<T extends ShopTypes> {
  around: ShopAround
  asked: T['asked']
  /** What is wrong with it, by field. */
  problems: Record<string, string>
}

/** The canonical address of a form is the content page of its product. */
export function formHead<T extends ShopTypes>(
  { product, form }: ShopFace<T>,
  given: Unsent<SearchForm<T>> | undefined,
): MetaDescriptor[] {
  if (!given) return [{ title: form.title }]
  const { shop } = readUnsent(given).around
  if (!sells(shop.site.settings, product)) return unsoldHead(shop, product)
  const { name } = shop.agency
  return publicHead(shop, {
    title: `${form.title} - ${name}`,
    description: `${form.about} ${form.label} of ${name}.`,
    path: productPath(shop.site, product),
  })
}

/** The form of a search at an address of its own. */
export function FormPage<T extends ShopTypes>({ face, given }: { face: ShopFace<T>; given: Unsent<SearchForm<T>> }) {
  const { around, asked, problems } = readUnsent(given)
  const { product, page, form, Form } = face
  const facts = { base: around.regional.currency, view: '', filters: [], storedIn: 'address' as const, problems }
  return (
    <ShopScreen around={around} product={product} page={page}>
      <div className={css.page}>
        <SearchPage title={form.label} context={form.context} form={<Form asked={asked} facts={facts} />} />
      </div>
    </ShopScreen>
  )
}
