/** A lazy script, loaded after the first paint by the page's first script (contract/session/first-script.ts). */
export const LazyScript = ({ src }: { src: string }) => <script type="text/later" data-src={src} />
