import postcss, { type ChildNode } from 'postcss'
import { memoize } from '#domain/memoize.ts'

/** One rule with the module classes that each of its selectors needs; a block such as `@media` with its content; anything else unchanged. */
type Piece = string | { needs: string[][]; text: string } | { head: string; pieces: Piece[] }

/** A parsed stylesheet, to select the rules that a page uses. */
export interface Sheet {
  /** The rules that may match an element of a page with these classes. */
  usedBy(classes: ReadonlySet<string>): string
}

/**
 * A class of a CSS module, as `shortClassNames` names it. Scripts of plain pages cannot know it, so if the page does not have it, it is never added; other
 * classes may be added later.
 */
const moduleClass = /\.(_[\da-z]{3,5})(?![\w-])/g
/** Content of brackets is not required: `:not(.a)`, `:is(.a, .b)`. */
const brackets = /\([^()]*\)/g

function needsOf(selector: string): string[] {
  const plain = selector.replace(brackets, '')
  return plain === selector ? [...selector.matchAll(moduleClass)].map(([, name = '']) => name) : needsOf(plain)
}

function toPiece(node: ChildNode): Piece {
  if (node.type === 'rule') return { needs: node.selectors.map(needsOf), text: String(node) }
  if (node.type !== 'atrule' || !node.nodes || /keyframes$|^font-face$|^property$/.test(node.name)) return closed(String(node))
  return { head: `@${node.name} ${node.params}`.trim(), pieces: node.nodes.map(toPiece) }
}

/** The parser drops the semicolon of a statement such as `@layer a, b`. */
const closed = (text: string): string => (/[};]$/.test(text) ? text : `${text};`)

const write = (pieces: readonly Piece[], classes: ReadonlySet<string>): string =>
  pieces.map((piece) => writeOne(piece, classes)).join('')

function writeOne(piece: Piece, classes: ReadonlySet<string>): string {
  if (typeof piece === 'string') return piece
  if ('needs' in piece) return piece.needs.some((all) => all.every((name) => classes.has(name))) ? piece.text : ''
  const inside = write(piece.pieces, classes)
  return inside && `${piece.head}{${inside}}`
}

/** Parses a built stylesheet. Throws if it is invalid. */
export function readSheet(text: string): Sheet {
  const pieces = postcss.parse(text).nodes.map(toPiece)
  // Pages of a kind have the same classes.
  return {
    usedBy: memoize(
      (classes: ReadonlySet<string>) => write(pieces, classes),
      (classes) => [...classes].join(' '),
      100,
    ),
  }
}

const before = ' class="'

/** The classes in HTML that React rendered. */
export function classesIn(html: string): Set<string> {
  const lists = new Set<string>()
  for (let at = html.indexOf(before); at >= 0; at = html.indexOf(before, at)) {
    const start = at + before.length
    at = html.indexOf('"', start)
    lists.add(html.slice(start, at))
  }
  return new Set([...lists].flatMap((names) => names.split(' ')))
}
