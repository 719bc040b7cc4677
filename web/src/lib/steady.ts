/** Keeps an element as high as it has been once: when its words become fewer, nothing below it moves. */
export function steady(node: HTMLElement) {
  const watch = new ResizeObserver(() => {
    node.style.minHeight = `${node.offsetHeight}px`;
  });
  watch.observe(node);
  return { destroy: () => watch.disconnect() };
}
