/** Requests the product's API from a script of a plain page: `path` follows `/api`. Throws unless the response is ok. */
export async function askApi(path: string, init?: RequestInit): Promise<Response> {
  const answer = await window.fetch(`${document.documentElement.dataset.api ?? ''}/api${path}`, init)
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer
}
