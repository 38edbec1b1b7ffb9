/**
 * The script with which any website shows the search forms of a storefront: `<script src="https://shop.example/search-widget.js" async></script>`. It puts a
 * frame in the place of its tag; `data-product` (`flights`, `hotels`, `tours`, `protection`) limits it to one product, `data-title` names the frame. The frame
 * tells its height (`web/site/client/embedded-script.ts`), and covers what is below while suggestions or the calendar are open.
 */
export const searchWidget = `(() => {
  const script = document.currentScript
  const address = new URL('/embed/search', script.src)
  if (script.dataset.product) address.searchParams.set('product', script.dataset.product)
  const place = document.createElement('div')
  place.style.cssText = 'position: relative; height: 360px'
  const frame = document.createElement('iframe')
  frame.src = address.href
  frame.title = script.dataset.title || 'Search'
  frame.style.cssText = 'position: absolute; z-index: 10; top: 0; left: 0; width: 100%; height: 100%; border: 0; background: none'
  place.append(frame)
  script.after(place)
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== address.origin || !data || !data.searchForm) return
    place.style.height = data.searchForm.height + 'px'
    frame.style.height = data.searchForm.reach + 'px'
  })
})()
`
