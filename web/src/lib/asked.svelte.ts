/** The old name of `Query`, for `pages/Create.svelte`. */
export { Query as Asked } from "./query.svelte";
