/** The titles of items; of those with the same one each is told by its detail, and by its number where that is the same too: `Ivory, Lagos: Deluxe room`. */
export function distinctTitles(items: readonly { title: string; detail?: string | undefined }[]): string[] {
  const titles = items.map(({ title, detail }) => {
    const isAlone = items.filter((item) => item.title === title).length === 1
    return isAlone || !detail ? title : `${title}: ${detail}`
  })
  return titles.map((title, at) => {
    if (titles.filter((one) => one === title).length === 1) return title
    return `${title} (${titles.slice(0, at + 1).filter((one) => one === title).length})`
  })
}
