import { Code } from '../../developers/code.tsx'
import css from './share.module.css'

/** The tag that shows the storefront's search forms on another website, and one of it for flights alone. */
export function SearchWidget({ address }: { address: string }) {
  const { href: src } = new URL('/search-widget.js', address)
  return (
    <div className={css.parts}>
      <Code what="the tag of the search forms">{`<script src="${src}" async></script>`}</Code>
      <p>
        The results open on your storefront. For one product alone add <code>data-product="flights"</code> to the line, or{' '}
        <code>hotels</code>, <code>tours</code> or <code>protection</code> in its place.
      </p>
      <p>
        <a href={new URL('/embed/search', address).href} target="_blank" rel="noopener">
          See the forms
        </a>
      </p>
    </div>
  )
}
