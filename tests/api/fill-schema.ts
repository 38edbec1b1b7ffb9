import { z } from 'zod'
import { type BlockKind, blockKinds, kindNames } from '#domain/site/block-kinds.ts'
import { pageFacts, pageIds } from '#domain/site/pages.ts'
import { type Site, SitePage } from '#domain/site/site.ts'

/** The value of one field of a document. `path` is `content.items.0.title`, `schema` validates the value. */
export type Write = (path: string, schema: z.ZodType) => unknown

const isObject = (schema: z.ZodType): schema is z.ZodObject => schema instanceof z.ZodObject
const isArray = (schema: z.ZodType): schema is z.ZodArray<z.ZodType> => schema instanceof z.ZodArray
const isWrapped = (schema: z.ZodType): schema is z.ZodDefault<z.ZodType> | z.ZodPrefault<z.ZodType> =>
  schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault

/** A document with a value in every field of its schema; each list has `items`. New fields are included automatically. */
export function fillSchema(schema: z.ZodType, write: Write, items = 3, path = ''): unknown {
  if (isWrapped(schema)) return fillSchema(schema.unwrap(), write, items, path)
  const under = (name: string | number) => (path ? `${path}.${name}` : String(name))
  if (isObject(schema))
    return Object.fromEntries(
      Object.entries(schema.shape).map(([name, part]) => [name, fillSchema(part, write, items, under(name))]),
    )
  if (isArray(schema)) return Array.from({ length: items }, (_, at) => fillSchema(schema.element, write, items, under(at)))
  return write(path, schema)
}

/** Values for fields without free text: the first valid one is used. */
const others = [
  '/deals',
  '/scenes/lagos.svg',
  'https://youtu.be/abc123',
  'someone@example.com',
  '2027-03-14',
  'LOS',
  'plane',
  'cover',
  40,
  3,
  true,
]

/** The first of some texts if a field accepts it, and valid values for all other fields. */
export const wordsOrRight =
  (...words: ((path: string) => string)[]): Write =>
  (path, schema) =>
    [...words.map((write) => write(path)), ...others].find((value) => schema.safeParse(value).success)

/** A page with a block of every kind, each filled; `layoutAt` selects the layout of each. */
export function fullPage(
  write: Write,
  layoutAt = 0,
): { kind: BlockKind; id: string; layout: string; content: unknown; title: unknown }[] {
  return kindNames.map((kind) => {
    const layouts = Object.keys(blockKinds[kind].layouts)
    return {
      kind,
      id: kind,
      layout: layouts[layoutAt % layouts.length] ?? '',
      title: write(`${kind}.title`, z.string().max(120)),
      content: fillSchema(blockKinds[kind].content, write, 3, `${kind}.content`),
    }
  })
}

/** The pages of a site with such blocks on the first page, and values in all other texts of a page. */
export const fullPages = (pages: Site['pages'], write: Write, layoutAt = 0) =>
  pages.map((page, at) => ({
    ...page,
    title: write(`pages.${page.id}.title`, SitePage.shape.title),
    description: write(`pages.${page.id}.description`, SitePage.shape.description),
    blocks: at === 0 ? fullPage(write, layoutAt) : page.blocks,
  }))

/** The addresses of the pages, the first one first. */
export const pagePaths = pageIds.map((id) => pageFacts[id].path)
