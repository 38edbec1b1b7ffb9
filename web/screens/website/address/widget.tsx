import { Code } from '../../developers/code.tsx'

/** The tag that shows the storefront's search forms on another website, and one of it for flights alone. */
export function SearchWidget({ address }: { address: string }) {
  const { href: src } = new URL('/search-widget.js', address)
  return (
    <>
      <Code what="the tag of the search forms">{`<script src="${src}" async></script>`}</Code>
      <p>
        One product alone: <code>data-product="flights"</code>, <code>hotels</code>, <code>tours</code> or <code>protection</code>
        . The results open on your storefront.
      </p>
      <p>
        <a href={new URL('/embed/search', address).href} target="_blank" rel="noopener">
          See the forms
        </a>
      </p>
    </>
  )
}
