import { useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';

/** The router itself, which is ahead of what React has drawn of it; undefined under a router without data. */
export const useDataRouter = () => useContext(DataRouterContext)?.router;
