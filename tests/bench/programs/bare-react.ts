import { createServer } from 'node:http'
import { createElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { announce } from './announce.ts'

/** React only: 50 cards, 301 elements, rendered for each request. The peers' pages were compared with one of this size (goals, B5). */
const Card = ({ number }: { number: number }) =>
  createElement(
    'article',
    null,
    createElement('h2', null, `Card ${number}`),
    createElement('p', null, 'What it is, in a few words.'),
    createElement('p', null, 'And where.'),
    createElement('span', null, `NGN ${number},000.00`),
    createElement('a', { href: `/cards/${number}` }, 'Open'),
  )
const Page = () =>
  createElement('main', null, ...Array.from({ length: 50 }, (_, at) => createElement(Card, { key: at, number: at + 1 })))

const server = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  const { pipe } = renderToPipeableStream(createElement(Page), { onShellReady: () => pipe(response) })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  announce(`http://127.0.0.1:${port}`, async () => {
    server.closeAllConnections()
    server.close()
  })
})
