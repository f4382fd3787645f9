// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface IItemsReceiver {
    function onERC1155Received(address operator, address from, uint256 id, uint256 value, bytes calldata data)
        external
        returns (bytes4);
    function onERC1155BatchReceived(
        address operator,
        address from,
        uint256[] calldata ids,
        uint256[] calldata values,
        bytes calldata data
    ) external returns (bytes4);
}

/// Many kinds of tokens in one contract (ERC-1155), moved one kind or several at a time.
contract Items {
    string public name;
    address public immutable owner;
    string private _uri;
    mapping(address holder => mapping(uint256 id => uint256)) private _balances;
    mapping(address holder => mapping(address operator => bool)) public isApprovedForAll;

    event TransferSingle(
        address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value
    );
    event TransferBatch(
        address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values
    );
    event ApprovalForAll(address indexed account, address indexed operator, bool approved);
    event URI(string value, uint256 indexed id);

    error NotOwner(address caller);
    error NotAllowed(address caller, address holder);
    error InsufficientBalance(address holder, uint256 id, uint256 balance, uint256 needed);
    error LengthsDiffer(uint256 ids, uint256 values);
    error NotReceiver(address to);

    /// @param uri_ where {id} stands for the id, as 64 hexadecimal digits
    constructor(string memory name_, string memory uri_) {
        name = name_;
        owner = msg.sender;
        _uri = uri_;
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        // ERC-165, ERC-1155, and its metadata.
        return id == 0x01ffc9a7 || id == 0xd9b67a26 || id == 0x0e89341c;
    }

    function uri(uint256) external view returns (string memory) {
        return _uri;
    }

    function balanceOf(address holder, uint256 id) external view returns (uint256) {
        return _balances[holder][id];
    }

    function balanceOfBatch(address[] calldata holders, uint256[] calldata ids)
        external
        view
        returns (uint256[] memory balances)
    {
        if (holders.length != ids.length) revert LengthsDiffer(holders.length, ids.length);
        balances = new uint256[](ids.length);
        for (uint256 i; i < ids.length; ++i) balances[i] = _balances[holders[i]][ids[i]];
    }

    function setApprovalForAll(address operator, bool approved) external {
        isApprovedForAll[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }

    function mint(address to, uint256 id, uint256 value) external {
        _onlyOwner();
        _balances[to][id] += value;
        emit TransferSingle(msg.sender, address(0), to, id, value);
        _acceptOne(address(0), to, id, value, "");
    }

    function mintBatch(address to, uint256[] calldata ids, uint256[] calldata values) external {
        _onlyOwner();
        if (ids.length != values.length) revert LengthsDiffer(ids.length, values.length);
        for (uint256 i; i < ids.length; ++i) _balances[to][ids[i]] += values[i];
        emit TransferBatch(msg.sender, address(0), to, ids, values);
        _acceptMany(address(0), to, ids, values, "");
    }

    function burn(address from, uint256 id, uint256 value) external {
        _onlyFor(from);
        _take(from, id, value);
        emit TransferSingle(msg.sender, from, address(0), id, value);
    }

    function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes calldata data) external {
        _onlyFor(from);
        _take(from, id, value);
        _balances[to][id] += value;
        emit TransferSingle(msg.sender, from, to, id, value);
        _acceptOne(from, to, id, value, data);
    }

    function safeBatchTransferFrom(
        address from,
        address to,
        uint256[] calldata ids,
        uint256[] calldata values,
        bytes calldata data
    ) external {
        _onlyFor(from);
        if (ids.length != values.length) revert LengthsDiffer(ids.length, values.length);
        for (uint256 i; i < ids.length; ++i) {
            _take(from, ids[i], values[i]);
            _balances[to][ids[i]] += values[i];
        }
        emit TransferBatch(msg.sender, from, to, ids, values);
        _acceptMany(from, to, ids, values, data);
    }

    function _onlyOwner() private view {
        if (msg.sender != owner) revert NotOwner(msg.sender);
    }

    function _onlyFor(address holder) private view {
        if (msg.sender != holder && !isApprovedForAll[holder][msg.sender]) revert NotAllowed(msg.sender, holder);
    }

    function _take(address from, uint256 id, uint256 value) private {
        uint256 balance = _balances[from][id];
        if (balance < value) revert InsufficientBalance(from, id, balance, value);
        _balances[from][id] = balance - value;
    }

    function _acceptOne(address from, address to, uint256 id, uint256 value, bytes memory data) private {
        if (to.code.length == 0) return;
        bytes4 answer = IItemsReceiver(to).onERC1155Received(msg.sender, from, id, value, data);
        if (answer != IItemsReceiver.onERC1155Received.selector) revert NotReceiver(to);
    }

    function _acceptMany(
        address from,
        address to,
        uint256[] calldata ids,
        uint256[] calldata values,
        bytes memory data
    ) private {
        if (to.code.length == 0) return;
        bytes4 answer = IItemsReceiver(to).onERC1155BatchReceived(msg.sender, from, ids, values, data);
        if (answer != IItemsReceiver.onERC1155BatchReceived.selector) revert NotReceiver(to);
    }
}
