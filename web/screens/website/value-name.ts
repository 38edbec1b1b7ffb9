/** Labels of values whose names in the document are unclear. */
const names: Readonly<Record<string, string>> = {
  title: 'Heading',
  searchTitle: 'Title for search engines',
  description: 'Description',
  sharePicture: 'Picture for shared links',
  isVisible: 'Shown to visitors',
  isInMenu: 'In the menu',
  layout: 'Layout',
  src: 'Picture',
  alt: 'What the picture shows',
  layoutType: 'Template',
  fontFamily: 'Font',
  headingFont: 'Font of headings',
  logoImage: 'Logo',
}

/** `items.2.question` as a label: "Question 3". */
export function valueName(path: string): string {
  const parts = path.split('.')
  const last = parts.at(-1) ?? ''
  const number = parts.find((part) => /^\d+$/.test(part))
  const words = names[last] ?? last.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${number === undefined ? '' : ` ${Number(number) + 1}`}`
}
