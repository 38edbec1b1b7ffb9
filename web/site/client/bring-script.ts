/** Fetches a script once more is asked of a page of plain HTML; it is marked as those of the page are once it has run (`contract/session/first-script.ts`). */
export function bringScript(src: string): void {
  const script = Object.assign(document.createElement('script'), { src })
  script.addEventListener('load', () => {
    script.dataset.ran = ''
  })
  document.body.append(script)
}
