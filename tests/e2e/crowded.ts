import type { Page } from '@playwright/test'

/**
 * A phone, both ways to hold a tablet, and desks, in pixels; and a desk of 1280 pixels whose page is zoomed to 200 % and to 400 %, where WCAG 2.2
 * (1.4.10) allows no scrolling sideways.
 */
export const widths = [320, 390, 640, 768, 1024, 1366, 1920] as const

/**
 * Overlapping texts, texts that are cut off without an ellipsis, amounts on two lines, and horizontal scrolling of the page, at its current width.
 * Fixed and sticky elements may cover the page, and fixed ones the sticky ones, but no others of their kind.
 */
export const crowded = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Piece {
      element: Element
      /** `page`, `sticky` or `fixed`. */
      layer: string
      says: string
      left: number
      right: number
      top: number
      bottom: number
    }
    const layerOf = (element: Element) => {
      let layer = 'page'
      for (let one: Element | null = element; one; one = one.parentElement) {
        const { position } = getComputedStyle(one)
        if (position === 'fixed' || (position === 'sticky' && layer === 'page')) layer = position
      }
      return layer
    }
    const problems: string[] = []
    const pieces: Piece[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const says = node.textContent?.trim() ?? ''
      if (
        !element ||
        !says ||
        !element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
      )
        continue
      if (element.closest('.visually-hidden, script, style, noscript, option, svg, iframe')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const layer = layerOf(element)
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const seen = { left, right, top, bottom }
        for (let one: Element | null = element; one; one = one.parentElement) {
          const style = getComputedStyle(one)
          if (style.overflowX === 'visible' && style.clipPath === 'none') continue
          const box = one.getBoundingClientRect()
          const isCut = style.overflowX === 'hidden' && seen.right > box.right + 2 && seen.left < box.right - 2
          if (isCut && style.textOverflow !== 'ellipsis' && box.width > 4) problems.push(`cut off: ${says.slice(0, 60)}`)
          seen.left = Math.max(seen.left, box.left)
          seen.right = Math.min(seen.right, box.right)
          seen.top = Math.max(seen.top, box.top)
          seen.bottom = Math.min(seen.bottom, box.bottom)
        }
        // Links to the content wait above the window until they have the focus.
        const isParked = layer === 'fixed' && seen.bottom <= 0
        if (!isParked && seen.right - seen.left > 2 && seen.bottom - seen.top > 2) pieces.push({ element, layer, says, ...seen })
      }
    }
    pieces.sort((one, other) => one.top - other.top)
    for (const [at, one] of pieces.entries())
      for (let next = at + 1; next < pieces.length; next += 1) {
        const other = pieces[next]
        if (!other || other.top > one.bottom) break
        if (other.layer !== one.layer) continue
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const down = Math.min(one.bottom, other.bottom) - other.top
        // Lines of text overlap slightly; the limit is a quarter of the font size. An exact copy over its original is one text.
        const isCopy = one.says === other.says && one.left === other.left && one.top === other.top
        if (across > 2 && down > (one.bottom - one.top) / 3 && one.element !== other.element && !isCopy)
          problems.push(`over each other: ${one.says.slice(0, 40)} | ${other.says.slice(0, 40)}`)
      }
    // A cell whose content is higher than the cell lies over what follows, also over a label that is generated content.
    for (const cell of document.querySelectorAll('td, th'))
      if (cell.checkVisibility() && getComputedStyle(cell).overflowY === 'visible' && cell.scrollHeight > cell.clientHeight + 4)
        problems.push(`higher than its cell: ${cell.textContent?.trim().slice(0, 60)}`)
    for (const amount of document.querySelectorAll('.figures')) {
      const lines = new Set([...amount.getClientRects()].map(({ top }) => top))
      if (lines.size > 1 && /^-?[A-Z]{3}\s-?[\d,.]+$/.test(amount.textContent ?? ''))
        problems.push(`on two lines: ${amount.textContent}`)
    }
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
    if (wide > 0) problems.push(`scrolls sideways by ${wide} pixels`)
    return [...new Set(problems)].slice(0, 10)
  })

/** Writes the longest amount that a total has into every price of the page. */
export const withLongPrices = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement && !node.parentElement.closest('script, style, option'))
        node.textContent = (node.textContent ?? '').replaceAll(/NGN\s[\d,]+\.\d\d(?![\dKMB])/g, 'NGN\u00a0123,456,789.00')
  })
